// `@docusaurus/Interpolate`: a text whose `{names}` are replaced with elements.
import type { ReactNode } from 'react'
import { RichMessage } from '../../components/rich-message.tsx'

/** Props of the component. */
export interface InterpolateProps {
  readonly children: string
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** The text with its values. */
export function Interpolate({ children, values = {} }: InterpolateProps) {
  return <RichMessage text={children} values={values} />
}

export { interpolate } from './translate.tsx'
export { Interpolate as default }
