// Cutting a version of the docs, for commands.
export {
  GENERATED_SIDEBARS,
  type NewVersion,
  newVersionProblem,
  planVersion,
  VERSION_LABEL,
} from '../site/new-version.ts'
