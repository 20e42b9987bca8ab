// The browser program of the offline edition: the program of all pages over a document that knows where it lies. Files of this folder
// take the place of those with the same path in `runtime/`.
import './place.ts'
import '../client.tsx'
