// The targets of both answers to the question below a page.
import { expect, it } from 'vitest'
import { feedbackView } from '../../../cli/view/feedback.ts'
import { viewSite } from './support.ts'

const { config } = viewSite({ 'a.md': 'x' })
const view = (feedback: typeof config.themeConfig.feedback) =>
  feedbackView(
    { ...config, themeConfig: { ...config.themeConfig, feedback } },
    { title: 'A & B', url: 'https://a.example/b?c' },
  )

it('are addresses with answer, page and title in them', () => {
  expect(view({ href: '/f?{answer}&{url}&{title}&{answer}' })).toEqual({
    yes: '/f?yes&https%3A%2F%2Fa.example%2Fb%3Fc&A%20%26%20B&yes',
    no: '/f?no&https%3A%2F%2Fa.example%2Fb%3Fc&A%20%26%20B&no',
  })
})

it('are an endpoint that is sent the page, or nothing', () => {
  expect(view({ endpoint: '/f' })).toEqual({ endpoint: '/f', url: 'https://a.example/b?c' })
  expect(view(null)).toBeUndefined()
})
