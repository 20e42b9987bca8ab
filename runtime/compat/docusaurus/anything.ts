// Stand-in for data that this site does not have: every property exists and renders nothing, so that the rest of a component is
// shown.

/** Every property and call returns the value itself; as a string it is empty, and iterating it yields nothing. */
export const anything: unknown = new Proxy(function anything() {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === 'toString') return () => ''
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    const isAsked = typeof key === 'symbol' || key === 'then' || key === 'prototype' || key === '$$typeof'
    return isAsked ? Reflect.get(target, key) : anything
  },
  apply: () => anything,
})
