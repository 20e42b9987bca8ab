// Sketches of the interface: windows, panels, cards.
import type { Figure } from '../figure.ts'

/** All sketches, section by section. */
export const sketches: readonly Figure[] = []
