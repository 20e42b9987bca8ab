// Stands for data that nothing on this site makes: whatever is read of it, it is there and shows nothing, so that the rest of a
// component is shown.

/** Answers every question with itself; as a text it is empty, as a list it has nothing. */
export const anything: unknown = new Proxy(function anything() {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === 'toString') return () => ''
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    const isAsked = typeof key === 'symbol' || key === 'then' || key === 'prototype' || key === '$$typeof'
    return isAsked ? Reflect.get(target, key) : anything
  },
  apply: () => anything,
})
