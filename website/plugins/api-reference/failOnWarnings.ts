import type { Application } from 'typedoc';

/** A TypeDoc plugin: turns warnings, such as that of an undocumented symbol, into errors. */
export function failOnWarnings(app: Application): void {
  app.renderer.on('beginRender', ({ project }) => {
    app.validate(project);
    const problems = app.logger.errorCount + app.logger.warningCount;
    if (problems > 0) {
      throw new Error(
        `The API reference has ${problems} problems; they are listed above. Every public symbol, parameter and return value needs a documentation comment.`,
      );
    }
  });
}
