import type { Components } from 'docsite/theme'
import { type ReactNode, useState } from 'react'

interface CounterProps {
  readonly start?: number
  readonly children?: ReactNode
}

function Counter({ start = 0, children }: CounterProps) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} {children}
    </button>
  )
}

export const components: Components = { Counter }
