// Converts TypeScript to JavaScript for callers that read code without running it.

/** The source without types; empty if it is not valid code. */
export async function plainCode(source: string): Promise<string> {
  const { transform } = await import('esbuild')
  return transform(source, { loader: 'ts', charset: 'utf8', logLevel: 'silent' }).then(
    ({ code }) => code,
    () => '',
  )
}
