// Browser half of the engine `react` for components of a theme in an article.
export { hydrateIsland } from './react-client.ts'
