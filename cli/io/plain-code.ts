// TypeScript as JavaScript, for those who read code and do not run it.

/** The source without types; empty for what is no code. */
export async function plainCode(source: string): Promise<string> {
  const { transform } = await import('esbuild')
  return transform(source, { loader: 'ts', charset: 'utf8', logLevel: 'silent' }).then(
    ({ code }) => code,
    () => '',
  )
}
