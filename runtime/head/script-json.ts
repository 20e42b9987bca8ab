// JSON as the content of a script element.

/** JSON that is safe inside a `<script>` element: `<`, U+2028 and U+2029 are escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
