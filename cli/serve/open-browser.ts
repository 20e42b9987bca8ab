// Opens a URL in the default browser.
import { spawn } from 'node:child_process'

/** Resolves to false if no program for it could be started. */
export function openBrowser(address: string, platform: string): Promise<boolean> {
  const [command, args] =
    platform === 'darwin'
      ? ['open', [address]]
      : platform === 'win32'
        ? ['rundll32', ['url.dll,FileProtocolHandler', address]]
        : ['xdg-open', [address]]
  return new Promise((resolve) => {
    const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true })
    child.on('error', () => resolve(false))
    child.on('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}
