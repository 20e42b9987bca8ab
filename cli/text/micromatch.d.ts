// The part of micromatch that is used; the package has no types of its own.
declare module 'micromatch' {
  interface Micromatch {
    /** All that the braces of a pattern stand for. */
    braceExpand(pattern: string): string[]
    makeRe(pattern: string, options: { readonly posix?: boolean; readonly dot?: boolean }): RegExp
    isMatch(path: string, pattern: string, options: { readonly posix?: boolean }): boolean
  }
  const micromatch: Micromatch
  export = micromatch
}
