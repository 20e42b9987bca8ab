// Types for the part of micromatch in use; the package ships none.
declare module 'micromatch' {
  interface Micromatch {
    /** Expands all braces of a pattern. */
    braceExpand(pattern: string): string[]
    makeRe(pattern: string, options: { readonly posix?: boolean; readonly dot?: boolean }): RegExp
    isMatch(path: string, pattern: string, options: { readonly posix?: boolean }): boolean
  }
  const micromatch: Micromatch
  export = micromatch
}
