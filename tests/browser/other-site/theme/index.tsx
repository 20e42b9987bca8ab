// Parts that break when asked to, to see what is left of the page.
import type { Theme } from 'docsite/theme'
import { useState } from 'react'

function Breaking({ label, error }: { readonly label: string; readonly error: Error }) {
  const [broken, setBroken] = useState(false)
  if (broken) throw error
  return (
    <button type="button" onClick={() => setBroken(true)}>
      {label}
    </button>
  )
}

const ofPage = new Error('Страница <b>сломана</b>', { cause: new Error('Нет данных') })
const ofItem = new Error('Пункт сломан')

export const theme: Theme = {
  navbarItems: { 'custom-fragile': () => <Breaking label="Уронить панель" error={ofItem} /> },
  DocFooter: () => <Breaking label="Уронить страницу" error={ofPage} />,
}
