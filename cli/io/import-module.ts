// Imports a module that is no part of the program: code that was made, or a package that cannot be required. The program is a
// script whose compiled form is kept, and such a script cannot import; whoever opened it does it in its place.

declare const DOCSITE_IMPORT: ((address: string) => Promise<unknown>) | undefined

/** The module at an address, or of a package by its name. */
export function importModule<Module>(address: string): Promise<Module> {
  const load = typeof DOCSITE_IMPORT === 'function' ? DOCSITE_IMPORT : (name: string) => import(name)
  return load(address) as Promise<Module>
}
