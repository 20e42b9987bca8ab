// JSON as the content of a script element.

/** JSON that may stand inside a `<script>` element: no `<`, U+2028 or U+2029 is left as such. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
