// Values that come thick and fast -> the latest of them now and then, for somebody who looks at each one.

/** Results that are complete sooner than this are not shown in parts. */
const INTERVAL_MS = 120

/** Sends the latest value that was offered, at most once an interval and not in the first one; none after `stop`. */
export function inIntervals<T>(send: ((value: T) => void) | undefined) {
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
