// Sends the page feedback form without leaving the page, and without anything that identifies the reader.
import { type Behaviour, listen } from '../behaviour.ts'
import { make } from './elements.ts'

/** Without JavaScript, submitting the form opens the page that takes the answer. */
export const late: Behaviour = {
  attach(root, env) {
    return listen(root, 'submit', async (event) => {
      const form = event.target
      const { submitter } = event
      if (!(form instanceof HTMLFormElement) || !form.matches('form.page-feedback')) return
      event.preventDefault()
      const buttons = [...form.querySelectorAll('button')]
      for (const button of buttons) button.disabled = true
      const sent = await send(form, submitter).catch((cause: unknown) => {
        env.warn('The answer could not be sent.', cause)
        return false
      })
      const said = env.text(sent ? 'docsite.feedback.thanks' : 'docsite.feedback.failed')
      env.announce(said)
      form.querySelector('.page-feedback__said')?.remove()
      const note = make('span', 'page-feedback__said', said)
      note.setAttribute('aria-hidden', 'true')
      form.append(note)
      for (const button of buttons) {
        if (sent) button.remove()
        else button.disabled = false
      }
    })
  },
}

/** Posts the fields of the form and the pressed button, as a browser would. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) body.set(name, String(value))
  if (submitter instanceof HTMLButtonElement) body.set(submitter.name, submitter.value)
  // `getAttribute`, because a field may be named `action`.
  const { ok } = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body, credentials: 'omit' })
  return ok
}
