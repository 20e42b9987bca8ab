// A field with a label, as often on a page as its author likes.
import type { Components } from 'docsite/theme'
import { type ReactNode, useId, useState } from 'react'

interface FieldProps {
  readonly label: string
  readonly children?: ReactNode
}

function Field({ label, children }: FieldProps) {
  const id = useId()
  const [value, setValue] = useState('')
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} data-own-id={id} value={value} onChange={(event) => setValue(event.target.value)} />
      <output htmlFor={id}>
        {id}: {value}
      </output>
      {children}
    </div>
  )
}

export const components: Components = { Field }
