// Throttles a fast stream of values: the latest one is sent at each interval.

/** Interval between partial results. A search that completes sooner shows none. */
const INTERVAL_MS = 120

/** Sends the latest value offered, at most once per interval and not before the first interval ends; nothing after `stop`. */
export function throttle<T>(send: ((value: T) => void) | undefined) {
  let latest: (() => T) | null = null
  const timer = send
    ? setInterval(() => {
        const make = latest
        latest = null
        if (make) send(make())
      }, INTERVAL_MS)
    : undefined
  return {
    offer(make: () => T): void {
      latest = make
    },
    stop: (): void => clearInterval(timer),
  }
}
