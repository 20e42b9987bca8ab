// The thin bar at the top of the viewport while another page is loading.
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../contexts.tsx'
import { createProgress, type Progress, type ProgressView } from './progress.ts'

/** The bar; nothing unless a navigation takes some time. */
export function ProgressBar() {
  const { pending } = useNavigation()
  const [view, setView] = useState<ProgressView>(null)
  const progress = useRef<Progress | null>(null)

  useEffect(() => {
    progress.current = createProgress({ after: afterTimeout, random: Math.random, show: setView })
    return () => progress.current?.stop()
  }, [])
  useEffect(() => {
    if (pending) progress.current?.begin()
    else progress.current?.end()
  }, [pending])
  useEffect(() => {
    if (view) document.documentElement.classList.add('nprogress-busy')
    return () => document.documentElement.classList.remove('nprogress-busy')
  }, [view])

  if (!view) return null
  return (
    <div id="nprogress" className={view.fading ? 'nprogress--fading' : undefined} aria-hidden="true">
      <div className="bar" style={{ transform: `translateX(${(view.value - 1) * 100}%)` }} />
    </div>
  )
}

function afterTimeout(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}
