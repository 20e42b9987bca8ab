// Parts that break when asked to, to see what is left of the page.
import type { Theme } from 'docsite/theme'
import { useState } from 'react'

interface BreakingProps {
  readonly className: string
  readonly label: string
  readonly error: Error
}

function Breaking({ className, label, error }: BreakingProps) {
  const [broken, setBroken] = useState(false)
  if (broken) throw error
  return (
    <button type="button" className={className} onClick={() => setBroken(true)}>
      {label}
    </button>
  )
}

const ofPage = new Error('Страница <b>сломана</b>', { cause: new Error('Нет данных') })
const ofItem = new Error('Пункт сломан')

export const theme: Theme = {
  navbarItems: {
    'custom-fragile': () => (
      <Breaking className="clean-btn navbar__link" label="Уронить панель" error={ofItem} />
    ),
  },
  DocFooter: () => <Breaking className="button" label="Уронить страницу" error={ofPage} />,
}
