// Code that a page needs only once the reader acts: loaded with the first interaction, for the whole document.
type InteractionCode = typeof import('./interaction.ts')

const loaded: { code?: InteractionCode } = {}

/** Undefined until it is loaded: lists then open at once, and long levels show the part that came with the page. */
export const interactionCode = (): InteractionCode | undefined => loaded.code

/** Loads it once. */
export async function loadInteractionCode(): Promise<InteractionCode> {
  loaded.code ??= await import('./interaction.ts')
  void loaded.code.loadLateStyle()
  return loaded.code
}
