// An interface string whose placeholders are filled with elements.

import { Fragment, type ReactNode } from 'react'
import { messagePieces } from '../messages/pieces.ts'
import { own } from '../model/own.ts'

interface RichMessageProps {
  readonly text: string
  readonly values: Readonly<Record<string, ReactNode>>
}

/** Text with elements in place of its `{names}`. */
export function RichMessage({ text, values }: RichMessageProps) {
  return messagePieces(text).map((piece) =>
    'text' in piece ? piece.text : <Fragment key={piece.name}>{own(values, piece.name)}</Fragment>,
  )
}
