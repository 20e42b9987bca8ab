// Plan of a locale.

/** The plan of a locale. */
export function planOf<T extends { readonly code: string }>(plans: readonly T[], locale: string): T {
  const plan = plans.find(({ code }) => code === locale)
  if (!plan) throw new Error(`locale ${locale} is not part of this build`)
  return plan
}
