// Browser half of the engine `react` for theme components in an article.
export { hydrateIsland } from './react-client.ts'
