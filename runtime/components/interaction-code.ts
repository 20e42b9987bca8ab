// Code that a page needs only once the reader acts: loaded on the first interaction, for the whole document.
type InteractionCode = typeof import('./interaction.ts')

const loaded: { code?: InteractionCode } = {}

/**
 * Undefined until it is loaded; lists then open without animation, and long levels show only the part that came with the page.
 */
export const interactionCode = (): InteractionCode | undefined => loaded.code

/** Loads the code once. */
export async function loadInteractionCode(): Promise<InteractionCode> {
  loaded.code ??= await import('./interaction.ts')
  void loaded.code.loadDeferredStyle()
  return loaded.code
}
