// Exit codes: what a script may rely on.

export const EXIT = {
  /** Done; warnings may have been printed. */
  ok: 0,
  /** Errors in content. */
  content: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** The environment refuses: disk, rights, lock, port. */
  environment: 3,
  /** A defect of the program. */
  internal: 4,
} as const

/** Exit code after a signal, as shells expect it. */
export const SIGNAL_EXIT: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
