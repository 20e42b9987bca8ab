// Decoding of author files: what becomes text, what becomes a finding, and where it points.
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { decodeSource } from '../../../cli/scan/decode.ts'
import { invalidUtf8At } from '../../../cli/scan/utf8.ts'

function decode(bytes: Uint8Array | string, pageBytes = 1000) {
  const found: Diagnostic[] = []
  const body = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  const source = decodeSource('docs/a.md', body, { pageBytes }, (diagnostic) => found.push(diagnostic))
  return {
    text: source?.text ?? null,
    found: found.map(({ code, severity, place }) => [code, severity, place?.start.line, place?.start.column]),
  }
}

const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

describe('decodeSource', () => {
  it('reads UTF-8', () => expect(decode('Привет\n')).toEqual({ text: 'Привет\n', found: [] }))

  it('takes the byte-order mark off', () => expect(decode('\uFEFF# A')).toEqual({ text: '# A', found: [] }))

  it('makes all line ends one', () => expect(decode('a\r\nb\rc\nd\r').text).toBe('a\nb\nc\nd\n'))

  it('names a byte that is not UTF-8 and its place', () => {
    const { text, found } = decode(bytes('\uFEFFодин\r\nдва ', 0xcf, 0xf0))
    expect({ text, found }).toEqual({ text: null, found: [['scan/invalid-utf-8', 'error', 2, 5]] })
  })

  it('names the byte', () => {
    const found: Diagnostic[] = []
    decodeSource('a.md', bytes('a', 0xff), { pageBytes: 10 }, (diagnostic) => found.push(diagnostic))
    expect(found[0]?.message).toBe('Byte 0xFF is not valid UTF-8')
  })

  it.each([
    [0xff, 0xfe],
    [0xfe, 0xff],
  ])('refuses UTF-16 (%i %i)', (first, second) =>
    expect(decode(bytes(first, second, 'a', 0))).toEqual({
      text: null,
      found: [['scan/utf-16', 'error', 1, 1]],
    }),
  )

  it.each([
    '# Привет\n\nТекст страницы, «кавычки» — и 漢字.\n',
    '# A\n\nPlain text.\n',
    '---\ntitle: x\n---\n',
  ])('names UTF-16 without a byte-order mark: %j', (text) => {
    const little = Buffer.from(text, 'utf16le')
    for (const [name, body] of [
      ['UTF-16LE', little],
      ['UTF-16BE', Buffer.from(little).swap16()],
    ] as const) {
      const found: Diagnostic[] = []
      expect(decodeSource('a.md', body, { pageBytes: 1000 }, (one) => found.push(one))).toBeNull()
      expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
        `scan/utf-16 The file is encoded in ${name} without a byte-order mark, not in UTF-8`,
      ])
    }
  })

  it.each([
    ['UTF-32', Buffer.from([...'text'].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0]))],
    ['a program', bytes('ELF', 0, 0, 0, 1, 0, 2, 0, 0, 'text', 0, 0, 0, 0)],
    ['nothing but NUL', Buffer.alloc(64)],
  ])('refuses what is no text: %s', (_what, body) =>
    expect(decode(body)).toEqual({ text: null, found: [['scan/binary', 'error', 1, 1]] }),
  )

  it.each([
    ['one or two NULs', bytes('a\0b\0c'), 'scan/nul-character'],
    ['three NULs in 97 bytes', bytes('\0\0\0', 'a'.repeat(94)), 'scan/nul-character'],
    ['three NULs in 96 bytes', bytes('\0\0\0', 'a'.repeat(93)), 'scan/binary'],
    ['a tenth of the NULs at even places', bytes('\0\0', 'a\0'.repeat(8)), 'scan/utf-16'],
    ['a ninth of the NULs at even places', bytes('\0\0', 'a\0'.repeat(7)), 'scan/binary'],
    ['a tenth of the NULs at odd places', bytes('\0\0', '\0a'.repeat(8)), 'scan/utf-16'],
    ['a ninth of the NULs at odd places', bytes('\0\0', '\0a'.repeat(7)), 'scan/binary'],
    ['half of a byte-order mark', bytes(0xff, 'a'), 'scan/invalid-utf-8'],
    ['the other half', bytes('a', 0xfe), 'scan/invalid-utf-8'],
    ['two first halves', bytes(0xff, 0xff), 'scan/invalid-utf-8'],
  ])('tells %s from other encodings', (_what, body, code) =>
    expect(decode(body).found.map(([found]) => found)).toEqual([code]),
  )

  it('replaces NUL and says where the first one is', () =>
    expect(decode('a\nb\0c\0')).toEqual({
      text: 'a\nb\uFFFDc\uFFFD',
      found: [['scan/nul-character', 'warning', 2, 2]],
    }))

  it('refuses files over the limit and takes those at it', () => {
    expect(decode('a'.repeat(11), 10)).toEqual({ text: null, found: [['scan/too-large', 'error', 1, 1]] })
    expect(decode('a'.repeat(10), 10).found).toEqual([])
  })

  it('reads an empty file', () => expect(decode('')).toEqual({ text: '', found: [] }))

  it('hashes the bytes', () => {
    const hash = (text: string) => decodeSource('a.md', bytes(text), { pageBytes: 10 }, () => {})?.hash
    expect(hash('a')).toBe(hash('a'))
    expect(hash('a\r\n')).not.toBe(hash('a\n'))
  })
})

describe('invalidUtf8At', () => {
  it.each([
    ['plain text', bytes('aé漢😀'), -1],
    ['lone continuation byte', bytes('ab', 0x80), 2],
    ['overlong slash', bytes('a', 0xc0, 0xaf), 1],
    ['overlong three-byte form', bytes(0xe0, 0x80, 0xaf), 0],
    ['surrogate', bytes('ab', 0xed, 0xa0, 0x80), 2],
    ['above U+10FFFF', bytes(0xf4, 0x90, 0x80, 0x80), 0],
    ['cut sequence', bytes('я', 0xd1), 2],
    ['cut in the middle', bytes(0xe2, 0x82, 'a'), 0],
  ])('%s', (_name, input, at) => expect(invalidUtf8At(input)).toBe(at))

  it('agrees with the platform at the edges of all ranges', () => {
    const isValid = (input: Uint8Array) => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(input) !== null
      } catch {
        return false
      }
    }
    const leads = [0x7f, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5]
    const all = leads.flatMap((lead) =>
      [0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0].flatMap((second) =>
        [0x7f, 0x80, 0xbf, 0xc0].flatMap((third) =>
          [2, 3, 4].map((length) => Uint8Array.of(lead, second, third, 0x80).subarray(0, length)),
        ),
      ),
    )
    expect(all.filter((input) => (invalidUtf8At(input) === -1) !== isValid(input))).toEqual([])
  })
})
