/*
 * Files that shoppers upload. They are hostile until a process of their own has drawn them (decision 018); what is stored is the drawing.
 */

export type { TaskRequest } from '../images/images.ts';
export { createFileReader, type FileReader, type ReadFile, retryAfterSeconds } from './file-reader.ts';
