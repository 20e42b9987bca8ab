// Parts that break when asked to, to see what is left of the page.
import type { Theme } from 'docsite/theme'
import { useId, useState } from 'react'

interface BreakingProps {
  readonly className: string
  readonly label: string
  readonly error: Error
}

function Breaking({ className, label, error }: BreakingProps) {
  const [broken, setBroken] = useState(false)
  const id = useId()
  if (broken) throw error
  return (
    <button type="button" id={id} data-own-id={id} className={className} onClick={() => setBroken(true)}>
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
