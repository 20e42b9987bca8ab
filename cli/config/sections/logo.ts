// Configuration of a logo in the navbar or the footer.
import * as z from 'zod'
import { address, cssLength, cssValue, imageAddress } from '../fields.ts'

/** Image with an optional link. */
export const logo = z.strictObject({
  src: imageAddress.describe('Path of the image relative to the base URL, or a `data:image/…` URL.'),
  srcDark: imageAddress.exactOptional().describe('Image for dark mode; by default the same as `src`.'),
  alt: z.string().exactOptional().describe('Alternative text of the image.'),
  href: address.exactOptional().describe('Link of the logo; in the navbar, the base URL by default.'),
  target: z.string().exactOptional().describe('`target` of the link.'),
  width: cssLength.exactOptional().describe('Width of the image.'),
  height: cssLength.exactOptional().describe('Height of the image.'),
  className: z.string().exactOptional().describe('Class of the image.'),
  style: z
    .record(z.string(), z.union([z.number(), cssValue]))
    .exactOptional()
    .describe('CSS declarations for the image, written to the stylesheet.'),
})
