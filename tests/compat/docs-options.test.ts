// Options of a docs instance that the reference refuses are refused here.
import { validateConfig } from '../../cli/config/validate.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

recordedSuite({
  file: 'docs-options',
  total: 12,
  notApplicable: {
    'remark and rehype plugins are no options here; a warning names the key': {
      count: 3,
      covers: ({ args }) => /"(?:remark|rehype)Plugins"/.test(JSON.stringify(args)),
    },
  },
  run: (_fn, [input]) => {
    const { options } = input as { readonly options: Readonly<Record<string, unknown>> }
    const { config, diagnostics } = validateConfig(
      { title: 'Site', url: 'https://example.com', baseUrl: '/', docs: options },
      'site.config.ts',
    )
    const key = Object.keys(options)[0] ?? ''
    const refused = diagnostics.some(({ severity, message }) => severity === 'error' && message.includes(key))
    return refused ? REFUSED : config?.docs
  },
})
