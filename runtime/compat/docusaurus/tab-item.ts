// `@theme/TabItem`: a panel of `@theme/Tabs`.
export { TabItem as default } from './tabs.tsx'
