// Exit codes, which scripts may rely on.

export const EXIT = {
  /** Done; warnings may have been printed. */
  ok: 0,
  /** Errors in content. */
  content: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** A failure of the environment: disk, permissions, lock, port. */
  environment: 3,
  /** Internal error. */
  internal: 4,
} as const

/** Exit codes after signals, by shell convention. */
export const SIGNAL_EXIT: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
