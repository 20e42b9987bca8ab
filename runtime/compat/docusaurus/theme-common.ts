// `@docusaurus/theme-common`: the colour mode. The rest of the package is not there.
import { useColorMode as useMode } from '../../contexts.tsx'

/** Light or dark, and the way to choose. */
export function useColorMode() {
  const { mode, choice, choose } = useMode()
  return {
    colorMode: mode,
    colorModeChoice: choice,
    isDarkTheme: mode === 'dark',
    setColorMode: choose,
    setLightTheme: () => choose('light'),
    setDarkTheme: () => choose('dark'),
  }
}
