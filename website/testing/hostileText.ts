export * from '../../testing/hostileText';
