// Configuration of a logo in the navbar or the footer.
import * as z from 'zod'
import { address, cssLength, cssValue, imageAddress } from '../fields.ts'

/** Image with an optional link. */
export const logo = z.strictObject({
  src: imageAddress.describe('Address of the image below the base URL, or the image as `data:image/…`.'),
  srcDark: imageAddress.exactOptional().describe('Image for the dark mode; by default the same.'),
  alt: z.string().exactOptional().describe('Text instead of the image.'),
  href: address.exactOptional().describe('Where the logo leads; in the navbar by default to the base URL.'),
  target: z.string().exactOptional().describe('Window the link opens in.'),
  width: cssLength.exactOptional().describe('Width of the image.'),
  height: cssLength.exactOptional().describe('Height of the image.'),
  className: z.string().exactOptional().describe('Class of the image.'),
  style: z
    .record(z.string(), z.union([z.number(), cssValue]))
    .exactOptional()
    .describe('Declarations for the image, put into the style sheet.'),
})
