// Entry point in the browser of the offline edition: the usual script, over a document that knows its location. Files in this
// folder replace those with the same path in `runtime/`.
import './place.ts'
import '../client.tsx'
