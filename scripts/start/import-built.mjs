import { pathToFileURL } from 'node:url';
import { explainNativeFailure } from '../dependencies/native-problems.mjs';

export async function importBuilt(file) {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    const explanation = explainNativeFailure(error);
    if (!explanation) throw error;
    console.error(explanation);
    process.exit(1);
  }
}
